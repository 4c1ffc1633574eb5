/** Loads a script from elsewhere; the page's policy must name its origin. */
export function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
