import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Params } from 'nestjs-pino';
import type { ProgramSettings } from '../config/program-settings.js';
import { currentCorrelationId } from './correlation.js';

/** Headers and properties that may contain a secret; the logger redacts their values. */
const secrets = ['authorization', 'cookie', 'password', 'refreshToken', 'accessToken', 'idToken', 'otp', 'jwt'];
const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers["${name}"]`]);

const options = (settings: ProgramSettings, program: string): Params => ({
  pinoHttp: {
    level: settings.logLevel,
    base: { program },
    redact: { paths: redact, censor: '[secret]' },
    mixin: () => {
      const correlationId = currentCorrelationId();
      return correlationId ? { correlationId } : {};
    },
    // One line per request, without query values: a search may name a person.
    autoLogging: false,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
    },
  },
  assignResponse: false,
});

/** Structured logs (JSON lines) on standard output, through pino, for Nest and for our own code. */
@Module({})
export class LoggingModule {
  static forProgram(settings: ProgramSettings, program: 'api' | 'workers' | 'tool'): DynamicModule {
    return { module: LoggingModule, imports: [LoggerModule.forRoot(options(settings, program))] };
  }
}
