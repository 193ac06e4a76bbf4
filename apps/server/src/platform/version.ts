/** Version of this installation; the same number as in package.json, which a test asserts. */
export const VERSION = '0.2.0';
