/** One value of a facet, and its number of detections. */
export interface FacetValue {
  /** Detections without a value. */
  value: string | null;
  /** Shown name where it differs from the value. */
  label: string | null;
  /** Under the whole filter. */
  count: number;
  /** With the facet's own filter lifted. */
  available: number;
}
