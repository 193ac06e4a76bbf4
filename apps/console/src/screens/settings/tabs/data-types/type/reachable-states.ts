import type { DataType } from '@waybill/contract';

type State = DataType['state'];

const OWN: Record<State, readonly State[]> = {
  draft: ['draft', 'shadow', 'active', 'retired'],
  shadow: ['active', 'shadow', 'retired'],
  active: ['active', 'shadow', 'retired'],
  retired: ['shadow', 'retired'],
};
const BUILT_IN: readonly State[] = ['active', 'shadow', 'retired'];

/** The states that a type can be in next, its own among them, in the order they are offered. */
export function reachableStates({
  kind,
  state,
}: Pick<DataType, 'kind' | 'state'>): readonly State[] {
  return kind === 'built-in' ? BUILT_IN : OWN[state];
}

/** Whether a state change can be undone by another one. */
export function canGoBack({ kind, state }: Pick<DataType, 'kind' | 'state'>, to: State): boolean {
  return reachableStates({ kind, state: to }).includes(state);
}
