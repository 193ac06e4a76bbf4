import { accessSync, constants } from 'node:fs';
import type { LoginMethod } from '@waybill/contract';
import type { Config } from '../config.ts';
import { ownOrigins } from '../console-origins.ts';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';
import { databaseFaults } from './database-faults.ts';
import { regionFaults } from './region-faults.ts';

/** Faults of settings that are each valid on their own. */
export function configFaults(config: Config): string[] {
  return [
    ...transportFaults(config),
    ...databaseFaults(config),
    ...regionFaults(config),
    ...providerFaults(config),
    ...mailFaults(config),
    ...developmentFaults(config),
    ...loginMethodFaults(config),
    ...oneTapFaults(config),
  ];
}

function transportFaults(config: Config): string[] {
  const { tlsCertFile, tlsKeyFile, host, trustProxy } = config;
  const faults: string[] = [];
  if ((tlsCertFile === '') !== (tlsKeyFile === '')) {
    faults.push('WAYBILL_TLS_CERT_FILE and WAYBILL_TLS_KEY_FILE: set both or neither');
  }
  if (config.syslogTlsPort !== 0 && tlsCertFile === '') {
    faults.push('WAYBILL_SYSLOG_TLS_PORT: needs WAYBILL_TLS_CERT_FILE and WAYBILL_TLS_KEY_FILE');
  }
  const files = { WAYBILL_TLS_CERT_FILE: tlsCertFile, WAYBILL_TLS_KEY_FILE: tlsKeyFile };
  for (const [name, file] of Object.entries(files)) {
    if (file !== '' && !isReadable(file)) faults.push(`${name}: the file cannot be read`);
  }
  const isBehindHttps = trustProxy !== false && ownOrigins(config)[0].startsWith('https://');
  if (!isLoopbackHost(host) && tlsCertFile === '' && !isBehindHttps) {
    faults.push(
      'WAYBILL_HOST: plain HTTP is allowed on this machine only. Set WAYBILL_TLS_CERT_FILE and WAYBILL_TLS_KEY_FILE, or use an HTTPS proxy and set WAYBILL_TRUST_PROXY=1 and WAYBILL_ORIGIN=https://…',
    );
  }
  return faults;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function providerFaults(config: Config): string[] {
  if (config.identityMode === 'embedded') return [];
  const faults: string[] = [];
  const needed = {
    DESCOPE_PROJECT_ID: config.descopeProjectId,
    DESCOPE_MANAGEMENT_KEY: config.descopeManagementKey,
  };
  for (const [name, value] of Object.entries(needed)) {
    if (value === '') faults.push(`${name}: is required with IDENTITY_MODE=hosted`);
  }
  for (const address of [config.descopeBaseUrl, config.descopeServerBaseUrl]) {
    if (address.startsWith('http:') && !isLoopbackAddress(address)) {
      faults.push(
        'DESCOPE_BASE_URL, DESCOPE_SERVER_BASE_URL: must use https, except on this machine',
      );
      break;
    }
  }
  return faults;
}

function mailFaults({ smtpUrl, mailFrom }: Config): string[] {
  return smtpUrl !== '' && mailFrom === '' ? ['MAIL_FROM: is required with SMTP_URL'] : [];
}

function developmentFaults(config: Config): string[] {
  if (!config.isIdentityDevelopment) return [];
  const { host, consoleOrigin } = config;
  const isElsewhere =
    !isLoopbackHost(host) ||
    !isLoopbackAddress(ownOrigins(config)[0]) ||
    (consoleOrigin !== '' && !isLoopbackAddress(consoleOrigin));
  return isElsewhere
    ? [
        'WAYBILL_IDENTITY_DEV: is allowed on this machine only, not with this WAYBILL_HOST and WAYBILL_ORIGIN',
      ]
    : [];
}

/** Whether a hosted provider has a client id is unknown here. */
function oneTapFaults({ isOneTap, identityMode, oauthProviders }: Config): string[] {
  if (!isOneTap || identityMode === 'hosted' || oauthProviders.google !== undefined) return [];
  return ['GOOGLE_ONE_TAP: needs a Google client id: add google to IDENTITY_OAUTH_PROVIDERS'];
}

/** Requirements of a sign-in method; the others have none. */
const BY_MAIL = new Set<LoginMethod>(['email_code', 'magic_link', 'enchanted_link']);
const BY_PHONE = new Set<LoginMethod>(['sms_code', 'voice_code', 'whatsapp_code', 'whatsapp_link']);

/** The setup of a hosted provider is unknown here. */
function loginMethodFaults(config: Config): string[] {
  if (config.identityMode === 'hosted') return [];
  const { isIdentityDevelopment: isDevelopment } = config;
  return config.loginMethods.flatMap((method) => {
    const name = `LOGIN_METHODS: ${method}`;
    if (BY_MAIL.has(method) && config.smtpUrl === '' && !isDevelopment) {
      return [`${name} needs mail: set SMTP_URL and MAIL_FROM`];
    }
    if (BY_PHONE.has(method) && !isDevelopment) {
      return [`${name} is not available: this installation cannot send to phones`];
    }
    if (method === 'oauth' && Object.keys(config.oauthProviders).length === 0) {
      return [`${name} needs IDENTITY_OAUTH_PROVIDERS`];
    }
    return [];
  });
}
