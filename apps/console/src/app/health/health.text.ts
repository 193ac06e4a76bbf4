import { defineText, formatCount } from '@waybill/ui';

export const healthText = defineText('app/health/health', {
  banner: 'Integrations that need attention',
  silent: (name: string, length: string) => `${name} has been silent for ${length}.`,
  silentAlways: (name: string) => `Nothing has arrived from ${name} yet.`,
  auth_expired: (name: string) => `${name} no longer accepts the credentials.`,
  degraded: (name: string) => `Some ${name} streams are failing.`,
  error: (name: string) => `Waybill cannot read from ${name}.`,
  several: (count: number) => `${formatCount(count)} integrations need attention.`,
  severalOf: (count: number, names: string) =>
    `${formatCount(count)} integrations need attention: ${names}.`,
  look: 'View details',
  dismiss: 'Hide until it changes',
});
