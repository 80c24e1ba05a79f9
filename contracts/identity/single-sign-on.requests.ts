import { IsIn, Length } from 'class-validator';
import { PlainText } from '../shared/validation.js';
import { singleSignOnProviders, type SingleSignOnProvider } from './single-sign-on-provider.js';

export class StartSingleSignOnRequest {
  @IsIn(singleSignOnProviders)
  provider: SingleSignOnProvider;
}

/** The query parameters that the provider added to the callback URL. */
export class FinishSingleSignOnRequest {
  @PlainText()
  @Length(1, 2000)
  code: string;

  @PlainText()
  @Length(1, 200)
  state: string;
}
