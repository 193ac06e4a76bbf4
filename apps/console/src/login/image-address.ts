/** Address of a picture that the provider sends as base64 or as a whole data address; PNG only. */
export function imageAddress(image: string): string {
  return image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`;
}
