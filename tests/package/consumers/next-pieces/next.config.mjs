// Every page that fails is named, not the first alone.
export default { experimental: { prerenderEarlyExit: false } };
