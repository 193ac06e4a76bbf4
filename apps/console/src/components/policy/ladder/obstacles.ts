import type { PolicyGuard } from '@waybill/contract';

/** What keeps a step from being asked for. A second person is asked by the step itself. */
export function obstaclesOf({ guards }: { guards: readonly PolicyGuard[] }): PolicyGuard[] {
  return guards.filter(({ isMet, code }) => !isMet && code !== 'second_person');
}
