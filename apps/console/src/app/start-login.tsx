import { drawPage } from './draw-page.tsx';
import { loadSessionParts } from '../login/use-session-parts.ts';
import { hasLoginMark } from './session/follow-logout.ts';
import { SignInPlace } from './SignInPlace.tsx';

/** Start of a page at sign-in: without the console's code until someone uses it. */
export async function startLogin(): Promise<void> {
  if (hasLoginMark()) loadSessionParts().catch(() => {});
  await drawPage(<SignInPlace />);
}
