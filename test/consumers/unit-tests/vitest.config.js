// Without this, the runner takes the configuration of the repository around it.
export default {};
