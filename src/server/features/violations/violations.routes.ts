import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '#server/platform/http/api-error.ts';
import { registerRawBodies } from '#server/platform/http/raw-bodies.ts';
import { VIOLATIONS } from '#server/platform/http/security-headers.ts';
import { readReports } from './read-reports.ts';

const MINUTE = 60_000;
/** Anybody may send a report, so that most of a flood are only counted. */
const LOGGED_A_MINUTE = 10;

interface Options {
  onViolation: ((directive: string) => void) | undefined;
  now: () => Date;
}

/** Where browsers report what the Content-Security-Policy has blocked. */
export const violationRoutes: FastifyPluginAsync<Options> = async (app, { onViolation, now }) => {
  registerRawBodies(app);
  let minute = 0;
  let logged = 0;
  const mayLog = () => {
    const current = Math.floor(now().getTime() / MINUTE);
    if (current !== minute) [minute, logged] = [current, 0];
    logged += 1;
    return logged <= LOGGED_A_MINUTE;
  };

  app.post(VIOLATIONS, { schema: { hide: true } }, async (request, reply) => {
    const violations = readReports(request.body as Buffer); // registerRawBodies
    if (!violations) throw new ApiError('malformed');
    for (const violation of violations) {
      onViolation?.(violation.directive);
      if (mayLog()) request.log.warn(violation, 'a page broke its policy');
    }
    return reply.code(204).send();
  });
};
