/** Where the SCIM server is, below the origin of the product. */
export const SCIM_PREFIX = '/scim/v2';
