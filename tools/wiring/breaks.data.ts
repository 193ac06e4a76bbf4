/** One way to break what a row of the specification matrix names, and the test that must notice. */
export interface Break {
  /** A row of `docs/specification-matrix.md` that names both the code and the test. */
  fact: string;
  /** File of the code, and the text in it that is replaced; it occurs once. */
  code: string;
  from: string;
  to: string;
  /** File of the test, and its title as it is written there. */
  test: string;
  title: string;
}

const SESSION = 'apps/console/src/app/session';
const WIRING = `${SESSION}/session-wiring.dom.test.tsx`;
const START = `${SESSION}/session-start.dom.test.tsx`;
const SCREENS = 'apps/console/src/app/screens/screen-wiring.dom.test.tsx';
const REQUESTS = 'apps/console/src/app/http/create-request.test.ts';
const SENT_TO_SIGN_IN = 'whoever is not signed in is sent to the sign-in screen';

const session: Break[] = [
  ...[
    'All other paths need a signed-in session',
    'With no session, the user is sent to /login',
    'Session state unauthenticated leads to a redirect to /login',
  ].map((fact) => ({
    fact,
    code: `${SESSION}/RequireSession.tsx`,
    from: 'if (!isAuthenticated) return <Navigate',
    to: 'if (!isSessionLoading) return children; if (!isAuthenticated) return <Navigate',
    test: START,
    title: SENT_TO_SIGN_IN,
  })),
  {
    fact: 'While the session is loading, nothing renders',
    code: `${SESSION}/RequireSession.tsx`,
    from: 'if (isSessionLoading) return null;',
    to: 'if (isSessionLoading) return <p>One moment</p>;',
    test: WIRING,
    title: 'while the session loads nothing is drawn',
  },
  {
    fact: 'While screens load, the text "Loading Application..." is shown',
    code: 'apps/console/src/app/screens/ScreenGate.tsx',
    from: '{text.loading}',
    to: "{'Loading…'}",
    test: SCREENS,
    title: 'while the code of a screen loads, "Loading Application..." is shown',
  },
  {
    fact: 'Once signed in, all screen code is loaded ahead of time',
    code: 'apps/console/src/app/shell/Shell.tsx',
    from: 'preloadConsole(window.location.pathname);',
    to: '',
    test: SCREENS,
    title: 'once signed in, the code of every screen is loaded',
  },
  {
    fact: 'Cookie DS (session), SameSite Strict and Secure',
    code: `${SESSION}/ProviderSession.tsx`,
    from: "{ sameSite: 'Strict', secure: true }",
    to: "{ sameSite: 'Lax', secure: true }",
    test: WIRING,
    title: 'the session token is kept in the cookie DS, SameSite Strict and Secure, for its domain',
  },
  {
    fact: 'A device-fingerprint result attached to request bodies as fpData',
    code: `${SESSION}/keep-fingerprint.ts`,
    from: 'await ensureFingerprintIds(KEY);',
    to: "localStorage.setItem('fp', '{}');",
    test: WIRING,
    title: 'every body carries the fingerprint as fpData, every request a session id',
  },
  {
    fact: 'Console log and debug output disabled in production',
    code: 'apps/console/src/main.ts',
    from: 'quietConsole(window.console);',
    to: ';',
    test: 'apps/console/src/app/main.dom.test.ts',
    title:
      'a production build starts with log and debug output off, and leaves warnings and errors',
  },
  {
    fact: 'Navigating to the address already shown does nothing',
    code: 'apps/console/src/app/navigation/ignore-shown.ts',
    from: '!isShown(router, to)',
    to: 'true',
    test: 'apps/console/src/app/navigation/ignore-shown.dom.test.tsx',
    title: 'at %s a link to %s does nothing',
  },
  {
    fact: 'Product API 401: browser sent to /login',
    code: 'apps/console/src/app/http/create-request.ts',
    from: 'if (response.status === 401) around.toLogin((await problemOf(response))?.code);',
    to: '',
    test: REQUESTS,
    title:
      'a stream without a session ends with the error callback and sends the browser to /login',
  },
  {
    fact: 'Every call includes credentials',
    code: 'apps/console/src/app/http/read-ahead.ts',
    from: "export const CONFIG_REQUEST: RequestInit = {\n  credentials: 'include',",
    to: 'export const CONFIG_REQUEST: RequestInit = {',
    test: 'apps/console/src/app/http/read-ahead.dom.test.ts',
    title:
      'reads that begin ahead carry credentials, JSON type and, but for the configuration, the token',
  },
  {
    fact: 'Flag integration_creds',
    code: 'apps/console/src/screens/settings/tabs/integrations/connect/ConnectForm.tsx',
    from: "hasFlag('integration_creds')",
    to: 'true',
    test: 'apps/console/src/screens/settings/tabs/integrations/connect/connect.dom.test.tsx',
    title: 'without its flag there is no form, but what can be done',
  },
];

const overlays: Break[] = [
  'overlay/Dialog',
  'overlay/SidePanel',
  'overlay/PopoverPanel',
  'overlay/Tooltip',
  'overlay/CutTextTip',
  'menu/Menu',
  'toast/ToastArea',
].map((name) => ({
  fact: 'A dark-mode class is applied to overlay elements',
  code: `packages/ui/src/${name}.tsx`,
  from: 'const theme = useOverlayTheme();',
  to: "const theme = '';",
  test: 'packages/ui/src/overlay/overlay-theme.dom.test.tsx',
  title: '%s has the dark class of the root, also when the theme changes while it is open',
}));

const toast: Break = {
  fact: 'Toast: icon',
  code: 'packages/ui/src/toast/ToastArea.tsx',
  from: 'if (record.icon !== undefined) {',
  to: 'if (false) {',
  test: 'packages/ui/src/toast/ToastArea.dom.test.tsx',
  title: 'an icon of its own takes the place of the variant’s',
};

const RETRY =
  'slow: $isSlow, a failed read is repeated after twice $retryMs ms, its first doubling';
const SLOW = 'slow: $isSlow, a read counts as slow after $slowMs ms';
const cache: Break[] = (
  [
    ['dedupe 2000 ms', 'dedupingInterval: 2000', 'the same read within 2000 ms is asked once'],
    [
      'focus throttle 5000 ms',
      'focusThrottleInterval: 5000',
      'a focus within 5000 ms of the last one asks nothing',
    ],
    ['error retry 5000 ms', 'errorRetryInterval: isSlow ? 10_000 : 5000', RETRY],
    ['error retry 10000 ms on slow connections', 'isSlow ? 10_000', RETRY],
    ['loading-slow threshold 3000 ms', 'isSlow ? 5000 : 3000', SLOW],
    ['loading-slow threshold 5000 ms on slow connections', 'isSlow ? 5000', SLOW],
  ] as const
).map(([constant, from, title]) => ({
  fact: `Data-fetch cache: ${constant}`,
  code: 'apps/console/src/app/http/swr-options.ts',
  from,
  // The last number of the text, a second off.
  to: from.replace(/[\d_]+$/, (text) => String(Number(text.replace('_', '')) + 1000)),
  test: 'apps/console/src/app/http/swr-cache.dom.test.tsx',
  title,
}));

const providers: Break[] = [
  'facebook',
  'github',
  'google',
  'microsoft',
  'gitlab',
  'apple',
  'discord',
  'linkedin',
  'slack',
].map((name) => ({
  fact: `Provider ${name}`,
  code: 'packages/identity/src/methods/oauth/known-providers.data.ts',
  from: `    ${name}: {`,
  to: '    elsewhere: {',
  test: 'packages/identity/src/methods/oauth/known-providers.test.ts',
  title: '%s is known, and begins at its own address',
}));

const wire: Break[] = [
  {
    fact: '`/v1/flow/start`: flowId, options, conditionInteractionId, interactionId, componentsVersion, flowVersions, input',
    code: 'packages/identity/src/flow/flow-body.ts',
    from: "conditionInteractionId: optionalText('conditionInteractionId'),",
    to: '',
    test: 'packages/identity/src/flow/flow-body.test.ts',
    title: 'the field %s of a start is checked',
  },
  {
    fact: '`/v1/flow/next`: executionId, stepId, interactionId, version, componentsVersion, input',
    code: 'packages/identity/src/flow/flow-body.ts',
    from: "stepId: requiredText('stepId'),",
    to: '',
    test: 'packages/identity/src/flow/flow-body.test.ts',
    title: 'the field %s of a step is checked',
  },
  {
    fact: 'Response field read: cookieDomain',
    code: 'packages/identity/src/tokens/issue-tokens.ts',
    from: "cookieDomain: '',",
    to: "cookieDomain: 'elsewhere.example',",
    test: 'packages/identity/src/methods/password/password-endpoints.test.ts',
    title: 'a sign-in answers everything that clients read',
  },
];

export const BREAKS: readonly Break[] = [
  ...session,
  ...overlays,
  toast,
  ...cache,
  ...providers,
  ...wire,
];
