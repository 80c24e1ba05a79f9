import { applyDecorators, Header } from '@nestjs/common';

declare const written: unique symbol;

/** An answer of a route as the bytes of its JSON, sent as they are. */
export type WrittenAnswer<View> = Buffer & { readonly [written]?: View };

/** For a controller method that answers with a `WrittenAnswer`. */
export const AnswersWritten = () => applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
