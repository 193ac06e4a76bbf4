import type { PolicyGuard } from '@waybill/contract';

/** Obstacles to requesting a step. The step itself requests a second person. */
export function obstaclesOf({ guards }: { guards: readonly PolicyGuard[] }): PolicyGuard[] {
  return guards.filter(({ isMet, code }) => !isMet && code !== 'second_person');
}
