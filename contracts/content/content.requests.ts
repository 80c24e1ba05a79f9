import { IsIn, IsString, Length } from 'class-validator';

/** A feature is switched on (1) or off (0) for everybody (OP-135). */
export class ChangeFeatureToggleRequest {
  @IsString()
  @Length(1, 60)
  featureName: string;

  /** 1 switches it on, 0 off. */
  @IsIn([0, 1])
  enabled: 0 | 1;
}
