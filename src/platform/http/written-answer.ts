import { applyDecorators, Header } from '@nestjs/common';

declare const written: unique symbol;

/** A response as serialized JSON, which is sent unchanged. */
export type WrittenAnswer<View> = Buffer & { readonly [written]?: View };

/** Decorates a controller method that returns a `WrittenAnswer`. */
export const AnswersWritten = () => applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
