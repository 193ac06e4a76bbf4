export const PLATFORMS = ['windows', 'macos', 'linux', 'ios', 'android', 'chromeos'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Words of operating systems, the more telling first: `iPadOS` is no `OS X`, and `Chrome OS` no browser. */
const WORDS: readonly (readonly [Platform, RegExp])[] = [
  ['ios', /\b(?:ios|ipados|iphone|ipad)/i],
  ['android', /android/i],
  ['chromeos', /chrome ?os|\bcros\b/i],
  ['macos', /mac ?os|os ?x\b|\bmac\b|macintosh|darwin/i],
  ['windows', /^win|\bwindows/i],
  ['linux', /linux|ubuntu|debian|fedora|red ?hat|centos|suse/i],
];

/** The platform of a vendor's operating system name; null if it is another one. */
export function platformOf(os: string | null): Platform | null {
  if (os === null) return null;
  return WORDS.find(([, words]) => words.test(os))?.[0] ?? null;
}
