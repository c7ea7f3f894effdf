/** When the server can't keep up it says so at once (503) instead of answering everybody late. */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

export interface PressureLimits {
  /** Mean lateness of the event loop over a second, ms. */
  maxEventLoopDelay?: number;
  /** Bytes. */
  maxRssBytes?: number;
}

/** Seconds after which a shed caller may try again. */
const RETRY_AFTER = 10;

export async function registerPressure(
  app: FastifyInstance,
  limits: PressureLimits = { maxEventLoopDelay: 1_000 },
): Promise<void> {
  await app.register(underPressure, { ...limits, retryAfter: RETRY_AFTER });
}
