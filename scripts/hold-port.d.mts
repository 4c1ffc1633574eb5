type Settings = { PORT?: string; HOST?: string };

export declare function holdPort(settings?: Settings): Promise<() => Promise<void>>;
