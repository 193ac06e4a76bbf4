import { z } from 'zod';
import { optionalFlag, optionalNumber, optionalObject, optionalTexts } from '../wire/fields.ts';

const SECONDS = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;

function optionalUnit(name: string) {
  return z
    .enum(['minutes', 'hours', 'days', 'weeks'], {
      error: `"${name}" must be minutes, hours, days or weeks`,
    })
    .nullish()
    .transform((value) => value ?? undefined);
}

/**
 * Settings of a tenant. Names as in the API. Token lifetimes apply while `enabled` is set, and only
 * shorten the provider's own; `JITDisabled` limits sign-ins through the tenant's own provider to
 * existing users.
 */
export const TenantSettings = z.object({
  domains: optionalTexts('domains'),
  authType: z
    .enum(['none', 'saml', 'oidc'], { error: '"authType" must be none, saml or oidc' })
    .nullish()
    .transform((value) => value ?? undefined),
  enabled: optionalFlag('enabled'),
  /** The other name that client libraries have for `enabled`. */
  sessionSettingsEnabled: optionalFlag('sessionSettingsEnabled'),
  refreshTokenExpiration: optionalNumber('refreshTokenExpiration'),
  refreshTokenExpirationUnit: optionalUnit('refreshTokenExpirationUnit'),
  sessionTokenExpiration: optionalNumber('sessionTokenExpiration'),
  sessionTokenExpirationUnit: optionalUnit('sessionTokenExpirationUnit'),
  stepupTokenExpiration: optionalNumber('stepupTokenExpiration'),
  stepupTokenExpirationUnit: optionalUnit('stepupTokenExpirationUnit'),
  enableInactivity: optionalFlag('enableInactivity'),
  InactivityTime: optionalNumber('InactivityTime'),
  InactivityTimeUnit: optionalUnit('InactivityTimeUnit'),
  JITDisabled: optionalFlag('JITDisabled'),
  ssoSetupSuiteSettings: optionalObject('ssoSetupSuiteSettings'),
});
export type TenantSettings = z.infer<typeof TenantSettings>;

/** Token lifetimes from the settings; null: the provider's own. */
export function tokenLifeOf(settings: TenantSettings): {
  sessionSeconds: number | null;
  refreshSeconds: number | null;
} {
  const isOn = settings.enabled ?? settings.sessionSettingsEnabled ?? false;
  const seconds = (
    amount: number | undefined,
    unit: keyof typeof SECONDS | undefined,
  ): number | null =>
    isOn && amount ? Math.max(1, Math.floor(amount * SECONDS[unit ?? 'minutes'])) : null;
  return {
    sessionSeconds: seconds(settings.sessionTokenExpiration, settings.sessionTokenExpirationUnit),
    refreshSeconds: seconds(settings.refreshTokenExpiration, settings.refreshTokenExpirationUnit),
  };
}
