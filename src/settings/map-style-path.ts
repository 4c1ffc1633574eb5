/** Where this site proxies the parts of another map style, and the style itself. */
export const MAP_PROXY_PATH = '/map-style';
export const MAP_STYLE_PATH = '/map-style/style.json';
