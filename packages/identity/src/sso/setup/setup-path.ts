/** Where a link leads; the form is below it. */
export const SETUP_PATH = '/v1/auth/sso/setup';
/** The link is traded for a cookie here, when the person says so. */
export const SETUP_OPEN_PATH = `${SETUP_PATH}/open`;
export const SETUP_FORM_PATH = `${SETUP_PATH}/form`;
