declare module 's3rver' {
  type Options = { address: string; port: number; silent: boolean; directory: string; configureBuckets: object[] };
  /** An S3 server on a folder. It asks nobody who they are. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
