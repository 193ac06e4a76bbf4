// The identity SDK imports these three names. The published client is proprietary and looks at the
// device, so it is not installed; this one makes up a random identifier and fetches nothing.
export const defaultEndpoint = '';
export const defaultScriptUrlPattern = '';

/** Characters of an identifier, as the SDK's own. */
const LENGTH = 27;

export function load() {
  return Promise.resolve({ get: () => Promise.resolve({ requestId: randomId() }) });
}

function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
