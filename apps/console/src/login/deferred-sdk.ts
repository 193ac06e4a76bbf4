import type { SignInSdk } from './sign-in-sdk.ts';

/** Where the SDK stores who signed in last; they are read before it is there. */
const STORED = new Map([
  ['getLastUserLoginId', 'dls_last_user_login_id'],
  ['getLastUserDisplayName', 'dls_last_user_display_name'],
]);

export interface DeferredSdk {
  /** A call waits for the SDK, and fetches its code if that has not happened yet. */
  sdk: SignInSdk;
  arrive: (sdk: SignInSdk) => void;
}

/**
 * The identity provider's SDK, for a page that is drawn before the SDK's code is fetched.
 * @param fetchCode asks for the code, and rejects when it cannot be loaded
 */
export function deferSdk(fetchCode: () => Promise<unknown>): DeferredSdk {
  const arrival = Promise.withResolvers<SignInSdk>();
  async function call(path: readonly string[], args: readonly unknown[]): Promise<unknown> {
    await fetchCode();
    return callAt(await arrival.promise, path, args);
  }
  return { sdk: proxyAt([], call), arrive: arrival.resolve };
}

type Call = (path: readonly string[], args: readonly unknown[]) => Promise<unknown>;

/** Both a function and the parent of further ones, as `webauthn.signIn` is. */
function proxyAt(path: readonly string[], call: Call): SignInSdk {
  const children = new Map<string, unknown>();
  const proxy: unknown = new Proxy(() => {}, {
    get(_target, name) {
      // Symbols and `then` are what JavaScript asks for, to find out what kind of value this is.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const key = path.length === 0 ? STORED.get(name) : undefined;
      if (key !== undefined) return () => stored(key);
      const child = children.get(name) ?? proxyAt([...path, name], call);
      // The same value each time, so that effects do not run again.
      children.set(name, child);
      return child;
    },
    apply: (_target, _self, args: unknown[]) => call(path, args),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a proxy has the SDK's shape at any depth
  return proxy as SignInSdk;
}

async function callAt(
  sdk: SignInSdk,
  path: readonly string[],
  args: readonly unknown[],
): Promise<unknown> {
  let owner: unknown = undefined;
  let member: unknown = sdk;
  for (const name of path) {
    owner = member;
    member = Reflect.get(Object(owner), name);
  }
  if (typeof member !== 'function') throw new TypeError(`The SDK has no ${path.join('.')}`);
  return Reflect.apply(member, owner, args);
}

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Blocked storage holds nothing.
    return null;
  }
}
