import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';

/** Webstores whose cards are wanted, in the order in which they are wanted (WS-235). */
export class ListIdsRequest {
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}
