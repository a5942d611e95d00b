// A remote has no page of its own.
export {}
