import { Module } from '@nestjs/common';
import { IdentityFacade } from './public/identity-facade.js';

/** The facade alone, for programs that need nothing else of identity. */
@Module({ providers: [IdentityFacade], exports: [IdentityFacade] })
export class IdentityFacadeModule {}
