/** Lines of a log in readable form: JSON lines are reduced to their message and error. */
export function readableLog(lines: string[]): string[] {
  return lines.map((line) => {
    const text = line.startsWith('{') ? messageOf(line) : line;
    return text.length > 300 ? `${text.slice(0, 299)}…` : text;
  });
}

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    const parts = [msg, err?.message].filter((part, position, all) => part && all.indexOf(part) === position);
    return parts.join(': ') || line;
  } catch {
    return line;
  }
}
