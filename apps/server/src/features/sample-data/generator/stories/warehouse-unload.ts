import { snowflakeQuery } from '../payloads/snowflake-query.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const STATEMENT =
  "COPY INTO 's3://kx-drop-7731/out/' FROM PROD.CRM.CUSTOMERS " +
  "CREDENTIALS=(AWS_KEY_ID='****' AWS_SECRET_KEY='****') FILE_FORMAT=(TYPE=CSV)";

/** The table of customers is exported from the warehouse to an unknown bucket. */
export const story = defineStory({
  id: 'warehouse-unload',
  expects: { severity: 'HIGH', title: /^PROD\.CRM\.CUSTOMERS downloaded from Snowflake by / },
  ...scene({ who: ['product', 7], daysBefore: 3, hour: 22, minute: 12 }, (moment) => [
    snowflakeQuery(moment, {
      type: 'UNLOAD',
      text: STATEMENT,
      rows: 1_840_022,
      user: moment.person.email,
    }),
  ]),
  twin: scene({ who: ['product', 8], daysBefore: 3, hour: 9, minute: 58 }, (moment) => [
    snowflakeQuery(moment, {
      type: 'COPY',
      text: 'COPY INTO PROD.CRM.USAGE FROM @PROD.CRM.INTAKE FILE_FORMAT=(TYPE=CSV)',
      rows: 3100,
      user: moment.person.email,
    }),
  ]),
});
