/**
 * Amazon's own accounts that customers grant access so that load balancers can write their logs, one
 * per region ("Access logs for your Application Load Balancer"). They do not count as external for
 * sharing.
 */
export const SERVICE_ACCOUNTS: ReadonlySet<string> = new Set([
  '009996457667',
  '027434742980',
  '033677994240',
  '037604701340',
  '048591011584',
  '054676820928',
  '076674570225',
  '098369216593',
  '114774131450',
  '127311923021',
  '156460612806',
  '190560391635',
  '383597477331',
  '507241528517',
  '582318560864',
  '589379963580',
  '600734575887',
  '635631232127',
  '638102146993',
  '652711504416',
  '718504428378',
  '754344448648',
  '783225319266',
  '797873946194',
  '897822967062',
  '985666609251',
]);
