import { defineText } from '@waybill/ui';

/** Connection failures: what happened, and what to do. */
export const failureText = defineText('screens/settings/tabs/integrations/words/failure', {
  auth_expired: 'The vendor rejected the credentials',
  auth_expired_todo: 'Re-authorise with new credentials. For deliveries, check the secret.',
  permission_missing: 'The credentials lack permission',
  permission_missing_todo: 'Grant the scopes listed for the stream.',
  not_licensed: 'The vendor’s plan does not include this log',
  not_licensed_todo: 'Change the plan or turn off the stream.',
  rate_limited: 'Too many requests to the vendor',
  rate_limited_todo: 'No action needed. If it persists, ask the vendor for a higher limit.',
  not_found: 'The address, organisation or object does not exist',
  not_found_todo: 'Check the names in the connection.',
  unavailable: 'The vendor did not respond',
  unavailable_todo: 'Check the vendor’s status page. Waybill retries automatically.',
  reach_dns: 'The host name was not found',
  reach_dns_todo:
    'Check the address for typos. If it is correct, check the DNS of the Waybill server.',
  reach_connection: 'The server could not be reached',
  reach_connection_todo:
    'Check the address and port. Allow outgoing connections from the Waybill server in your firewall.',
  reach_tls: 'The secure connection (TLS) failed',
  reach_tls_todo:
    'The certificate does not match or is not trusted. Check the address, or a proxy that inspects traffic.',
  reach_timeout: 'The server did not answer in time',
  reach_timeout_todo:
    'Check the vendor’s status page and the firewall of the Waybill server, then test again.',
  invalid_response: 'The response is not from this API',
  invalid_response_todo: 'Check the address. A proxy or login page may be in the way.',
  schema_changed: 'The response is missing expected fields',
  schema_changed_todo: 'Update Waybill. Raw records are kept and can be replayed.',
  cursor_stuck: 'The vendor keeps returning the same page',
  cursor_stuck_todo: 'Report it. Use a backfill to read missing events.',
  page_limit: 'A list has too many pages',
  page_limit_todo: 'No action needed: the next run continues. If it persists, report it.',
  clock_skew: 'The vendor’s clock and this server’s differ by minutes',
  clock_skew_todo: 'Synchronise this server’s clock with NTP.',
  config_invalid: 'A connection field is invalid',
  config_invalid_todo: 'Re-authorise and correct the named field.',
  gone: 'The vendor no longer has the last read position',
  gone_todo: 'Reading restarted. Backfill the missing period.',
  cancelled: 'The run was stopped',
  cancelled_todo: 'No action needed: the next run continues.',
  internal_error: 'Waybill failed during this run',
  internal_error_todo: 'Report it with the time of the run. The log has details.',
});
