import { z } from 'zod';
import { setting } from './setting.ts';

const Port = z.coerce.number().int().min(0).max(65_535).default(0);

/** How records of other systems are fetched and received. */
export const COLLECTOR_SETTINGS = {
  collectRuns: setting(
    'WAYBILL_COLLECT_RUNS',
    'Integration streams read concurrently; 0 disables reading',
    z.coerce.number().int().min(0).max(64).default(8),
  ),
  syslogHost: setting(
    'WAYBILL_SYSLOG_HOST',
    'Address to listen on for syslog; with several regions on one machine, only the first listens',
    z.string().default('0.0.0.0'),
  ),
  syslogPort: setting(
    'WAYBILL_SYSLOG_PORT',
    'Port for syslog over TCP and UDP without encryption, for trusted networks only; 0: off',
    Port,
  ),
  syslogTlsPort: setting(
    'WAYBILL_SYSLOG_TLS_PORT',
    'Port for syslog over TLS, with the certificate of WAYBILL_TLS_CERT_FILE; 0: off',
    Port,
  ),
};
