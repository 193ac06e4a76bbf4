/** Why a folder has more files than a newcomer can look through. A test holds that each is still needed. */
export const LARGE_FOLDERS: Readonly<Record<string, string>> = {
  'packages/engine/src/policy/builtin': 'one file for each built-in policy, found and not listed',
  e2e: 'one file for each story that a browser tells; their parts are in support',
  'packages/engine/src/policy': 'one file and its test for each step from text to match',
  'packages/identity/src/conformance': 'one file for each group of cases of the wire',
  'tools/bench': 'one file for each benchmark, with its parts beside it',
  'packages/ui/src/chart': 'one file for each chart and its parts; they share scales and keys',
  'packages/store/migrations': 'migrations run in the order of their numbers',
  'tools/eval': 'one file for each evaluation, with its parts beside it',
  'apps/console/src/login':
    'one bundle that the sign-in page loads, without sub-folders of its own',
  'packages/engine/src/values': 'one file for each kind of value that classifiers check',
  'apps/console/src/components/detection': 'parts that the detection page, panel and peek share',
  'packages/identity/src/mgmt': 'one file for each group of endpoints of the management wire',
  'packages/collector/src': 'one file for each concern of a run; transports have folders',
  'packages/connectors/src/microsoft-365': 'one file for each workload of the vendor’s log',
  'apps/server/src/platform': 'small services of the whole server: settings, mail, disk, log',
  'packages/engine/src/lineage': 'one file for each rule of the graph',
  'packages/contract/src': 'one file for each vocabulary that everything shares',
  'apps/server/testing': 'what tests of several domains share, one file each',
  'packages/connectors/src/sensor/conformance': 'one file for each record of the sensor’s wire',
  'packages/connectors/src/kit': 'one file for each part that connectors are made of',
};
