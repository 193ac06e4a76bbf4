const TEST = /\.test\.tsx?$/;
/** Folders of code that only tests use. */
const TEST_SUPPORT = /\/testing\/|^packages\/testkit\//;

/** Whether a module runs in tests only: a test, or what tests are made of. */
export function isTestCode(file: string): boolean {
  return TEST.test(file) || TEST_SUPPORT.test(file);
}
