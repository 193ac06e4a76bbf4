import {
  isSameAddress,
  NAVIGATION_DELAY_MS,
  paramUpdateOf,
  resolveAddress,
  type Address,
} from './navigation-rules.ts';

export interface GoOptions {
  replace?: boolean;
  /** Kept with the history entry, e.g. the list that a detail page was opened from. */
  state?: unknown;
}

/** The router as the navigator needs it. */
export interface RouterPort {
  shown: () => Address;
  go: (to: string, options: GoOptions) => void;
}

/** A change of the search parameters: the whole new set, or a function of the shown one. */
export type ParamChange = URLSearchParams | ((shown: URLSearchParams) => URLSearchParams);

export interface ParamOptions {
  /** Always replaces the history entry, e.g. while someone walks through a list. */
  replace?: boolean;
}

export interface Navigator {
  /** Navigates to an address; does nothing if it is already shown. */
  navigate: (to: string, options?: GoOptions) => void;
  /** Changes the search parameters of the shown address by the rules. */
  setParams: (change: ParamChange, options?: ParamOptions) => void;
  /** The same after 100 ms; a later call within that time replaces the earlier one. */
  setParamsDelayed: (change: ParamChange, options?: ParamOptions) => void;
  /** Drops a delayed change that has not been applied yet. */
  cancelDelayed: () => void;
}

/** The only way to change the console's address. */
export function createNavigator(router: RouterPort): Navigator {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function navigate(to: string, options: GoOptions = {}): void {
    if (isSameAddress(resolveAddress(to, router.shown()), router.shown())) return;
    router.go(to, options);
  }

  function setParams(change: ParamChange, options: ParamOptions = {}): void {
    const { pathname, search, hash } = router.shown();
    const shown = new URLSearchParams(search);
    const next = typeof change === 'function' ? change(new URLSearchParams(search)) : change;
    const update = paramUpdateOf(shown, next);
    if (update === 'skip') return;
    const query = next.toString();
    router.go(`${pathname}${query === '' ? '' : `?${query}`}${hash}`, {
      replace: update === 'replace' || options.replace === true,
    });
  }

  function cancelDelayed(): void {
    clearTimeout(timer);
  }

  function setParamsDelayed(change: ParamChange, options?: ParamOptions): void {
    cancelDelayed();
    timer = setTimeout(() => setParams(change, options), NAVIGATION_DELAY_MS);
  }

  return { navigate, setParams, setParamsDelayed, cancelDelayed };
}
