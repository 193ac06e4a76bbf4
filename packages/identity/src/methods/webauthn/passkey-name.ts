import { deviceName } from '../../notices/device-name.ts';

/** A name that its owner knows a passkey by later: where and when (UTC) it was made. */
export function passkeyName(userAgent: string, createdAt: Date): string {
  const device = deviceName(userAgent);
  const day = createdAt.toISOString().slice(0, 10);
  return device === null ? `Passkey of ${day}` : `${device}, ${day}`;
}
