import { z } from 'zod';
import {
  optionalFlag,
  optionalObject,
  optionalText,
  optionalTexts,
  requiredText,
} from '../wire/fields.ts';

const TenantFields = {
  name: requiredText('name'),
  selfProvisioningDomains: optionalTexts('selfProvisioningDomains'),
  customAttributes: optionalObject('customAttributes'),
  enforceSSO: optionalFlag('enforceSSO'),
  disabled: optionalFlag('disabled'),
  roleInheritance: z
    .enum(['', 'none', 'userOnly'], { error: '"roleInheritance" must be none or userOnly' })
    .nullish()
    .transform((value) => value ?? undefined),
};

export const NewTenant = z.object({
  id: optionalText('id'),
  parent: optionalText('parent'),
  ...TenantFields,
});
export const ChangedTenant = z.object({ id: requiredText('id'), ...TenantFields });

export const WhichTenant = z.object({ id: requiredText('id') });

/** Client libraries have two names for each condition. One that was ignored would find every tenant. */
export const TenantSearch = z.object({
  tenantIds: optionalTexts('tenantIds'),
  ids: optionalTexts('ids'),
  tenantNames: optionalTexts('tenantNames'),
  names: optionalTexts('names'),
  tenantSelfProvisioningDomains: optionalTexts('tenantSelfProvisioningDomains'),
  selfProvisioningDomains: optionalTexts('selfProvisioningDomains'),
  customAttributes: optionalObject('customAttributes'),
  parentTenantId: optionalText('parentTenantId'),
});
