import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The whole map of the site is small: one request less on the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
