import { SignOutLink } from './SignOutLink.tsx';

/** Signed in, but into nothing. */
export function NoTenantStep() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-ink-2">
        Ask an administrator of your organisation to invite you, then sign in again.
      </p>
      <SignOutLink />
    </div>
  );
}
