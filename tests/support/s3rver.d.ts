declare module 's3rver' {
  type Options = { address: string; port: number; silent: boolean; directory: string; configureBuckets: object[] };
  /** An S3 server on a folder, without authentication. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
