import { IsIn, IsString, Length } from 'class-validator';

export class ChangeFeatureToggleRequest {
  @IsString()
  @Length(1, 60)
  featureName: string;

  /** 1 switches it on, 0 off. */
  @IsIn([0, 1])
  enabled: 0 | 1;
}
