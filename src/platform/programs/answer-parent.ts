import type { Answered, Asked } from './child-program.js';

/**
 * The loop of a program that `ChildProgram` runs: answers each question of its parent, and ends with it. Questions may be
 * answered at the same time, and in any order.
 */
export function answerParent<Question, Answer>(answerTo: (question: Question) => Promise<Answer>): void {
  const answer = async ({ id, question }: Asked<Question>): Promise<Answered<Answer>> => {
    try {
      return { id, answer: await answerTo(question) };
    } catch (error) {
      const { message, errno } = error as NodeJS.ErrnoException;
      return { id, error: message, ...(errno !== undefined && { errno }) };
    }
  };
  process.on('message', (asked: Asked<Question>) => void answer(asked).then((answered) => process.send?.(answered)));
  process.on('disconnect', () => process.exit());
}
