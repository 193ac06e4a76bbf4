import { ownValue, type ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { jsonOf, type VendorAnswer } from '../../vendor-answer.ts';
import { xmlObject } from '../../xml-object.ts';

/** Error codes as S3, SQS and STS document them; the status alone is too coarse to say what to do. */
const BY_CODE: Readonly<Record<string, ConnectorFailure>> = {
  AccessDenied: 'permission_missing',
  AccessDeniedException: 'permission_missing',
  AuthFailure: 'auth_expired',
  ExpiredToken: 'auth_expired',
  ExpiredTokenException: 'auth_expired',
  IncompleteSignature: 'auth_expired',
  InvalidAccessKeyId: 'auth_expired',
  InvalidClientTokenId: 'auth_expired',
  InvalidSignatureException: 'auth_expired',
  SignatureDoesNotMatch: 'auth_expired',
  UnrecognizedClientException: 'auth_expired',
  RequestExpired: 'clock_skew',
  RequestTimeTooSkewed: 'clock_skew',
  AuthorizationHeaderMalformed: 'config_invalid',
  IllegalLocationConstraintException: 'config_invalid',
  InvalidBucketName: 'config_invalid',
  PermanentRedirect: 'config_invalid',
  AllAccessDisabled: 'not_licensed',
  InvalidObjectState: 'permission_missing',
  'KMS.AccessDeniedException': 'permission_missing',
  NoSuchBucket: 'not_found',
  NoSuchKey: 'not_found',
  'AWS.SimpleQueueService.NonExistentQueue': 'not_found',
  QueueDoesNotExist: 'not_found',
  RequestThrottled: 'rate_limited',
  SlowDown: 'rate_limited',
  Throttling: 'rate_limited',
  ThrottlingException: 'rate_limited',
};

/** The failure that an answer of S3 (XML), STS (XML) or SQS (JSON) represents. */
export function awsFailure(answer: VendorAnswer): CollectFailure {
  const code = codeOf(answer);
  const meaning = (code === null ? undefined : ownValue(BY_CODE, code)) ?? byStatus(answer.status);
  const named = code === null ? '' : ` (${code})`;
  return new CollectFailure(meaning, `The store answered ${answer.status}${named}.`);
}

function codeOf(answer: VendorAnswer): string | null {
  const text = new TextDecoder().decode(answer.bytes.subarray(0, 65_536));
  const found = text.trimStart().startsWith('<')
    ? xmlCode(text)
    : // `com.amazonaws.sqs#QueueDoesNotExist`
      textOf(valueAt(jsonOf(answer), '__type'))?.replace(/^.*#/, '');
  // A code is a word; anything else is not for people to read.
  return found && /^[A-Za-z][\w.]{1,79}$/.test(found) ? found : null;
}

/** S3 answers `Error`, the older services `ErrorResponse` around it. */
function xmlCode(text: string): string | undefined {
  const body = xmlObject(text);
  return textOf(valueAt(body, 'Error.Code')) ?? textOf(valueAt(body, 'ErrorResponse.Error.Code'));
}

function byStatus(status: number): ConnectorFailure {
  if (status === 401) return 'auth_expired';
  if (status === 403) return 'permission_missing';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  // The bucket is in another region; following the redirect would send the signature along.
  if (status >= 300 && status < 400) return 'config_invalid';
  return status >= 500 || status === 408 ? 'unavailable' : 'config_invalid';
}
