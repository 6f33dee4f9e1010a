// The checker would take the configuration of Vite above it for its own.
export default {};
