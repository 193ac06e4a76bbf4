// The identity SDK imports these three names and calls load() only when a flow turns fingerprinting
// on, which this product never does. The published client is proprietary, so it is not installed.
export const defaultEndpoint = '';
export const defaultScriptUrlPattern = '';
export function load() {
  return Promise.reject(new Error('Device fingerprinting is not part of this product'));
}
