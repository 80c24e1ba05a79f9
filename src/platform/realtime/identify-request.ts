import { IsIn, MaxLength } from 'class-validator';
import { readRequest } from '#contracts/shared/read-request.js';
import { appNames, type AppName, type IdentifyData } from '#contracts/shared/socket.js';
import { Optional, PlainText } from '#contracts/shared/validation.js';
import { Refusal } from '../domain/refusal.js';

/** The data of `Identify` (MSG-20). */
export class IdentifyRequest implements IdentifyData {
  @Optional()
  @PlainText()
  @MaxLength(4000)
  jwt?: string;

  @IsIn(appNames)
  appName: AppName;
}

/**
 * @throws Refusal 'invalid appName' (SYS-4)
 * @throws InvalidInput for anything else that is malformed
 */
export function readIdentify(data: Readonly<Record<string, unknown>>): IdentifyRequest {
  if (!appNames.some((name) => name === data.appName)) {
    throw new Refusal('invalid-input', 'invalid appName', { fields: { appName: ['is-in'] } });
  }
  return readRequest(IdentifyRequest, data);
}
