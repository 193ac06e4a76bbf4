/** Every component in all its states, on one page for development builds. */
export function Gallery() {
  return <main className="p-6" />;
}
