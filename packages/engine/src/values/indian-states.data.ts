/** Codes of states and union territories on plates and driving licences of India, as a pattern. */
export const INDIAN_STATES =
  '(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB)';
