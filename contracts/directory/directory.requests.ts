import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { Unique } from '../shared/validation.js';

/** Webstores whose cards are wanted, in the order in which they are wanted (WS-235). */
export class ListIdsRequest {
  @IsArray()
  @ArrayMaxSize(100)
  @Unique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}
