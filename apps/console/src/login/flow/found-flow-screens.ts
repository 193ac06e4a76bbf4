import type { FlowScreen } from './flow-screen.ts';

const modules = import.meta.glob<{ screen: FlowScreen }>('./screens/*.tsx', { eager: true });

const SCREENS: ReadonlyMap<string, FlowScreen> = new Map(
  Object.values(modules).map(({ screen }) => [screen.name, screen]),
);

/** Undefined for a foreign screen: the flow component renders it. */
export function flowScreenOf(name: string): FlowScreen | undefined {
  return SCREENS.get(name);
}
