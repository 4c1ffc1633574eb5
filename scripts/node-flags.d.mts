export declare const NODE_FLAGS: string[];
export declare const MALLOC: Record<string, string>;
